/** What a page of a made-up bill is set from. */
export type Block =
  | { kind: 'heading'; text: string }
  | { kind: 'lines'; lines: string[]; size?: number }
  /** Label left, amount at the right edge. */
  | { kind: 'pairs'; rows: [string, string][]; isBold?: boolean }
  | { kind: 'table'; head: string[]; rows: string[][] }
  | { kind: 'columns'; left: Block[]; right: Block[] }
  | { kind: 'box'; blocks: Block[] }
  | { kind: 'bars'; values: number[]; labels: string[] }
  | { kind: 'qr'; svg: string }
  | { kind: 'link'; url: string; text: string }
  | { kind: 'page' }

export const heading = (text: string): Block => ({ kind: 'heading', text })
export const lines = (...all: string[]): Block => ({ kind: 'lines', lines: all })
export const small = (...all: string[]): Block => ({ kind: 'lines', lines: all, size: 6.5 })
export const pairs = (...rows: [string, string][]): Block => ({ kind: 'pairs', rows })
export const bold = (label: string, amount: string): Block => ({ kind: 'pairs', rows: [[label, amount]], isBold: true })
export const table = (head: string[], ...rows: string[][]): Block => ({ kind: 'table', head, rows })
export const columns = (left: Block[], right: Block[]): Block => ({ kind: 'columns', left, right })
export const box = (...blocks: Block[]): Block => ({ kind: 'box', blocks })

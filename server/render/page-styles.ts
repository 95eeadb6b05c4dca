import type { SelectorCheck } from './selectors.ts'
import { type Group, type Rule, type Statement, textOf } from './style-statements.ts'

/** Cuts an inline stylesheet down to the rules that a page can use: what never matches is bytes that every visitor waits for. */

/**
 * Keeps the selectors that `matches` takes, the keyframes that something runs and the custom properties that something reads; `isReadElsewhere` says
 * which of those the page around the stylesheet and its scripts read. Layers keep their place in the order, and fonts stay.
 */
export function usedStyles(
  statements: readonly Statement[],
  matches: SelectorCheck,
  isReadElsewhere: (property: string) => boolean,
): string {
  let left = matching(statements, matches)
  for (let isEnough = false; !isEnough; ) {
    const [reads, runs] = [new Set<string>(), new Set<string>()]
    collect(left, reads, runs)
    const before = left
    left = withoutUnread(before, (property) => reads.has(property) || isReadElsewhere(property), runs)
    isEnough = left === before
  }
  return left.map(textOf).join('')
}

/** Without what is only for paper, for other colours or for fingers, and for what a visitor points at, presses or opens, and what asks for fonts: nobody meets it before a stylesheet with it has come. */
export function stylesAtRest(statements: readonly Statement[]): readonly Statement[] {
  return changed(
    statements,
    (rule) => withSelectors(rule, (selector) => !/:(?:hover|active|focus)\b|\[open\]|data-fonts-later/.test(selector)),
    ({ head }) => !/^@media\s*(?:print|\((?:forced-colors|pointer)\b.*)$/.test(head),
  )
}

const matching = (statements: readonly Statement[], matches: SelectorCheck) =>
  changed(statements, (rule) => withSelectors(rule, matches))

function withSelectors(rule: Rule, isKept: (selector: string) => boolean): Rule | undefined {
  const selectors = rule.selectors.filter(isKept)
  if (selectors.length === rule.selectors.length) return rule
  return selectors.length > 0 ? { ...rule, selectors } : undefined
}

function withoutUnread(
  statements: readonly Statement[],
  isRead: (property: string) => boolean,
  runs: ReadonlySet<string>,
): readonly Statement[] {
  return changed(
    statements,
    (rule) => {
      const declarations = rule.declarations?.filter(({ sets }) => sets === undefined || isRead(sets))
      if (!declarations || declarations.length === rule.declarations?.length) return rule
      return declarations.length > 0 ? { ...rule, declarations } : undefined
    },
    () => true,
    (frames) => runs.has(frames),
  )
}

/** The rules as `ruleAs` makes them, in the groups and with the keyframes that stay; the very same list where nothing changes. */
function changed(
  statements: readonly Statement[],
  ruleAs: (rule: Rule) => Rule | undefined,
  isGroupKept: (group: Group) => boolean = () => true,
  areFramesKept: (name: string) => boolean = () => true,
): readonly Statement[] {
  const next = statements.flatMap((statement): Statement | [] => {
    if (statement.kind === 'rule') return ruleAs(statement) ?? []
    if (statement.kind === 'other')
      return statement.frames !== undefined && !areFramesKept(statement.frames) ? [] : statement
    if (!isGroupKept(statement)) return []
    const inner = changed(statement.inner, ruleAs, isGroupKept, areFramesKept)
    return inner === statement.inner ? statement : { ...statement, inner }
  })
  return next.length === statements.length && next.every((one, at) => one === statements[at]) ? statements : next
}

/** What is read and run, by what is still there. */
function collect(statements: readonly Statement[], reads: Set<string>, runs: Set<string>): void {
  for (const statement of statements) {
    if (statement.kind === 'group') collect(statement.inner, reads, runs)
    else
      for (const piece of statement.kind === 'rule' ? (statement.declarations ?? [statement]) : [statement]) {
        for (const name of piece.reads) reads.add(name)
        for (const name of piece.runs) runs.add(name)
      }
  }
}

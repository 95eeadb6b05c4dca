/** What is done between a yes and the last payment, in order, and what each step waits for. */
export const jobSteps = [
  { id: 'accepted', waitsFor: [] },
  { id: 'deposit', waitsFor: ['accepted'] },
  { id: 'roof-check', waitsFor: ['accepted'] },
  { id: 'building-notice', waitsFor: ['accepted'] },
  { id: 'material', waitsFor: ['deposit'] },
  { id: 'installation', waitsFor: ['roof-check', 'building-notice', 'material'] },
  { id: 'certificate', waitsFor: ['installation'] },
  { id: 'grid-registration', waitsFor: ['certificate'] },
  { id: 'legalisation', waitsFor: ['grid-registration'] },
  { id: 'handover', waitsFor: ['legalisation'] },
] as const satisfies readonly { id: string; waitsFor: readonly string[] }[]
export type JobStepId = (typeof jobSteps)[number]['id']
export const jobStepIds = jobSteps.map(({ id }) => id)

/** Done; can be done now, the first of them being next; or waits for other steps. */
export type JobStepState = 'done' | 'next' | 'open' | 'waits'
export interface JobStep {
  id: JobStepId
  state: JobStepState
  /** Numbers of the steps it still waits for, counted from 1. */
  waitsFor: number[]
}

/** Where a job stands when these steps are done. */
export function jobOf(done: ReadonlySet<string>): JobStep[] {
  let hasNext = false
  return jobSteps.map(({ id, waitsFor }) => {
    const missing = waitsFor.filter((step) => !done.has(step))
    const numbers = missing.map((step) => jobSteps.findIndex((one) => one.id === step) + 1)
    if (done.has(id)) return { id, state: 'done', waitsFor: [] }
    if (numbers.length > 0) return { id, state: 'waits', waitsFor: numbers }
    const state = hasNext ? 'open' : 'next'
    hasNext = true
    return { id, state, waitsFor: [] }
  })
}

/** True when a step may become done: all it waits for is. */
export function mayBeDone(step: JobStepId, done: ReadonlySet<string>): boolean {
  return jobSteps.find(({ id }) => id === step)?.waitsFor.every((one) => done.has(one)) ?? false
}

/** True when a step may be opened again: nothing that waits for it is done. The yes itself is taken back by the stage. */
export function mayBeUndone(step: JobStepId, done: ReadonlySet<string>): boolean {
  if (step === 'accepted') return false
  return !jobSteps.some(({ id, waitsFor }) => done.has(id) && waitsFor.some((one) => one === step))
}

/** Since when a step that can be done waits to be done: the last of what came before it was done then. `doneAt` holds ISO instants. */
export function openSince(step: JobStepId, doneAt: ReadonlyMap<string, string | null>): string | null {
  const before = jobSteps.find(({ id }) => id === step)?.waitsFor ?? []
  return before.reduce<string | null>((last, one) => {
    const at = doneAt.get(one) ?? null
    return at !== null && (last === null || at > last) ? at : last
  }, null)
}

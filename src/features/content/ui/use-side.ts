import { useMutation } from '@tanstack/react-query'
import { useCallback, useEffect, useRef, useState } from 'react'
import { type OnePost, written } from '#src/features/content/contract.ts'
import { ApiError, apiRequest } from '#src/shared/http/request.ts'
import type { Language } from '#src/shared/i18n/language.ts'
import { type Draft, draftOf, keepOnDevice, keptOnDevice, requestOf } from './draft.ts'

/** After this pause in typing the words are saved. */
const pauseMillis = 1500
/** Without a connection it is tried again after this. */
const retryMillis = 8000

export type SavingState = 'saved' | 'unsaved' | 'saving' | 'offline' | 'conflict' | 'refused'

export interface SideState {
  draft: Draft
  state: SavingState
  savedAt: Date | undefined
  problem: unknown
  change: (change: Partial<Draft>) => void
  confirm: (hashes: readonly string[]) => void
  /** Saves what is not saved; gives whether the server has it all. */
  flush: () => Promise<boolean>
  replace: (post: OnePost) => void
}

/** One language while somebody writes it: saved by itself, kept on the device until the server has it, never over somebody else's words. */
export function useSide(post: OnePost, language: Language, onSaved: () => void): SideState {
  const [draft, setDraft] = useState<Draft>(() => keptOnDevice(post, language) ?? draftOf(post[language]))
  const [state, setState] = useState<SavingState>(() => (keptOnDevice(post, language) ? 'unsaved' : 'saved'))
  const [savedAt, setSavedAt] = useState<Date>()
  const newest = useRef(draft)
  newest.current = draft
  const save = useMutation({
    // Without a connection it fails at once, so that the writer is told where the words are; by default it would wait in silence.
    networkMode: 'always',
    mutationFn: async (confirmed: readonly string[]) => {
      const sent = newest.current
      setState('saving')
      const answer = await apiRequest('PUT', `/api/content/posts/${post.id}/${language}`, requestOf(sent, confirmed))
      return { sent, version: written.parse(answer).version }
    },
    onSuccess: ({ sent, version }) => {
      const next = { ...newest.current, basedOnVersion: version }
      setDraft(next)
      newest.current = next
      const isAll = Object.entries(sent).every(
        ([key, value]) => key === 'basedOnVersion' || Reflect.get(next, key) === value,
      )
      setState(isAll ? 'saved' : 'unsaved')
      setSavedAt(new Date())
      keepOnDevice(post.id, language, isAll ? undefined : next)
      onSaved()
    },
    onError: (error) => {
      const refused = error instanceof ApiError
      setState(refused && error.status === 409 ? 'conflict' : refused && error.status < 500 ? 'refused' : 'offline')
    },
  })
  const { mutateAsync } = save
  const isWritten = draft.title.trim() !== ''
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change of the words begins the pause again
  useEffect(() => {
    if ((state !== 'unsaved' && state !== 'offline') || !isWritten) return
    const timer = setTimeout(
      () => mutateAsync([]).catch(() => undefined),
      state === 'offline' ? retryMillis : pauseMillis,
    )
    return () => clearTimeout(timer)
  }, [state, draft, isWritten, mutateAsync])
  const change = useCallback(
    (part: Partial<Draft>) => {
      const next = { ...newest.current, ...part }
      newest.current = next
      setDraft(next)
      keepOnDevice(post.id, language, next)
      setState((before) => (before === 'conflict' ? 'conflict' : 'unsaved'))
    },
    [post.id, language],
  )
  return {
    draft,
    state,
    savedAt,
    problem: save.error,
    change,
    confirm: (hashes) => void mutateAsync(hashes).catch(() => undefined),
    async flush() {
      if (state === 'saved') return true
      if (!isWritten) return false
      return mutateAsync([]).then(
        () => true,
        () => false,
      )
    },
    replace(from) {
      const next = draftOf(from[language])
      newest.current = next
      setDraft(next)
      setState('saved')
      keepOnDevice(post.id, language, undefined)
    },
  }
}

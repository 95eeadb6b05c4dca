import { describe, expect, it } from 'vitest'
import { boardSearch, changedList, listSearch, listState, pageCount } from './list-url.ts'

describe('the list in the address', () => {
  it.each(['', '?q=ana+p%C3%A9rez', '?stage=survey-booked', '?q=a%26b&stage=new&page=3', '?tab=clock'])(
    'keeps %s as it is',
    (s) => {
      expect(listSearch(listState(s))).toBe(s)
    },
  )

  it.each(['?page=0', '?page=-1', '?page=1.5', '?page=x', '?page=99999', '?stage=robbed', '?q=%20%20', '?other=1'])(
    'ignores what makes no sense: %s',
    (search) => {
      expect(listState(search)).toEqual({ q: '', stage: undefined, page: 1 })
    },
  )

  it('starts at page 1 when the search or the stage changes, and keeps both when the page does', () => {
    const state = { q: 'ana', stage: 'new', page: 4 } as const
    expect(changedList(state, { q: 'bea' })).toEqual({ q: 'bea', stage: 'new', page: 1 })
    expect(changedList(state, { stage: undefined })).toEqual({ q: 'ana', stage: undefined, page: 1 })
    expect(changedList(state, { page: 5 })).toEqual({ q: 'ana', stage: 'new', page: 5 })
  })

  it('is the same on the board, but for the stage and the page', () => {
    expect(boardSearch(listState(''))).toBe('?view=board')
    expect(boardSearch(listState('?q=ana&stage=new&tab=jobs&page=2'))).toBe('?view=board&q=ana&tab=jobs')
  })

  it('counts pages', () => {
    expect([0, 1, 50, 51, 100].map((total) => pageCount(total, 50))).toEqual([1, 1, 1, 2, 2])
  })
})

import { describe, expect, it } from 'vitest'
import { languages } from '#src/shared/i18n/language.ts'
import { isBuilt, routes } from '../routes.ts'
import { labelOf } from '../text/text.ts'
import { footerPages, linksTo, mainNavigation } from './links.ts'

describe('linksTo', () => {
  it('leaves out what does not exist yet', () => {
    expect(linksTo(['about', 'contact'], 'es')).toEqual([{ id: 'contact', path: '/es/contacto', label: 'Contacto' }])
    for (const link of linksTo([...mainNavigation, ...footerPages], 'en')) expect(isBuilt(link.id)).toBe(true)
  })
  it('has a name for every public page that exists', () => {
    for (const { id, kind, built } of routes)
      for (const language of languages) if (built && kind !== 'staff') expect(labelOf(id, language)).toBeTruthy()
  })
})

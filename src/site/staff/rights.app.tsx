import { affiliatePermissions } from '#src/features/affiliates/permissions.ts'
import { type Role, roles } from '#src/features/auth/contract.ts'
import { authPermissions } from '#src/features/auth/permissions.ts'
import { roleNames } from '#src/features/auth/text/roles.ts'
import { calendarPermissions } from '#src/features/booking/staff/permissions.ts'
import { contentPermissions } from '#src/features/content/permissions.ts'
import { crmPermissions, ownLeadsOnly } from '#src/features/crm/permissions.ts'
import { quotePermissions } from '#src/features/quote/permissions.ts'
import type { Language } from '#src/shared/i18n/language.ts'
import { mayDo } from './may-do.ts'

const words = {
  en: {
    title: 'What each role may do',
    what: 'What',
    yes: 'yes',
    own: 'own',
    no: 'no',
    rows: {
      leads: 'Leads',
      prices: 'Prices and amounts',
      visits: 'Visits',
      content: 'Content',
      payouts: 'Partners, payouts',
      erase: 'Erase a person',
      people: 'People',
    },
  },
  es: {
    title: 'Qué puede hacer cada función',
    what: 'Qué',
    yes: 'sí',
    own: 'suyas',
    no: 'no',
    rows: {
      leads: 'Solicitudes',
      prices: 'Precios e importes',
      visits: 'Visitas',
      content: 'Contenido',
      payouts: 'Colaboradores, pagos',
      erase: 'Borrar a una persona',
      people: 'Personas',
    },
  },
} as const

type Right = keyof (typeof words)['en']['rows']

/** By the permissions that the API itself goes by. */
const rights: Record<Right, readonly Role[]> = {
  leads: crmPermissions['leads.read'],
  prices: quotePermissions['quotes.read'],
  visits: calendarPermissions['calendar.read'],
  content: contentPermissions['content.read'],
  payouts: affiliatePermissions['payouts.make'],
  erase: crmPermissions['leads.erase'],
  people: authPermissions['users.manage'],
}

/** A row a thing, a column a role: yes, no, or only what is theirs. */
export function Rights({ language }: { language: Language }) {
  const { title, what, rows, yes, own, no } = words[language]
  const names: [Right, string][] = [
    ['leads', rows.leads],
    ['prices', rows.prices],
    ['visits', rows.visits],
    ['content', rows.content],
    ['payouts', rows.payouts],
    ['erase', rows.erase],
    ['people', rows.people],
  ]
  return (
    <section className="panel rows rights">
      <div className="rows-head">
        <h2>{title}</h2>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: six columns can be wider than their panel, and whoever scrolls by key has to reach them */}
      <div className="tblw" tabIndex={0}>
        <table className="stk">
          <caption className="vh">{title}</caption>
          <thead>
            <tr>
              <th scope="col">
                <span className="vh">{what}</span>
              </th>
              {roles.map((role) => (
                <th key={role} scope="col">
                  {roleNames[language][role]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {names.map(([right, name]) => (
              <tr key={right}>
                <th scope="row">{name}</th>
                {roles.map((role) => {
                  const may = mayDo({ role }, rights[right])
                  const isOwn = right === 'leads' && ownLeadsOnly.includes(role)
                  return (
                    <td key={role} className={may ? undefined : 'mut'} data-l={roleNames[language][role]}>
                      {may ? (isOwn ? own : yes) : no}
                    </td>
                  )
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}

import type { Role } from '#src/features/auth/contract.ts'
import type { Language } from '#src/shared/i18n/language.ts'

/** What each role is called. By itself, because the frame around every screen says it. */
export const roleNames: Record<Language, Record<Role, string>> = {
  en: {
    admin: 'Administrator',
    sales: 'Sales',
    technician: 'Technician',
    editor: 'Editor',
    writer: 'Writer',
    'partner-manager': 'Partner manager',
  },
  es: {
    admin: 'Administración',
    sales: 'Ventas',
    technician: 'Técnico',
    editor: 'Edición',
    writer: 'Redacción',
    'partner-manager': 'Gestión de colaboradores',
  },
}

/** The rows of the registry that the staff app knows: its own pages, and two of everybody's that it leads to. The others would be weight there. */

// biome-ignore format: a table reads best with one row a line
export const consultationRow = ['design-consultation', '/design-consultation', '/es/consulta-diseno', 'lead', 'home'] as const
// biome-ignore format: a table reads best with one row a line
export const testQuoteRow = ['test-quote', '/test-quote', '/es/presupuesto-prueba', 'lead', 'home'] as const

// biome-ignore format: a table reads best with one row a line
export const staffRows = [
  ['staff.admin.login', '/admin/login', null, 'staff', 'home'],
  ['staff.admin.dashboard', '/admin/dashboard', null, 'staff', 'home'],
  ['staff.crm', '/crm', null, 'staff', 'home'],
  ['staff.admin.blog-dashboard', '/admin/blog-dashboard', null, 'staff', 'home'],
  ['staff.admin.content-manager', '/admin/content-manager', null, 'staff', 'home'],
  ['staff.seo-performance-report', '/seo-performance-report', null, 'staff', 'home'],
  ['staff.partners', '/crm/partners', null, 'staff', 'staff.crm'],
  ['staff.pdf-report', '/pdf-report', null, 'staff', 'home'],
  ['staff.calendar', '/admin/calendar', null, 'staff', 'home'],
  ['staff.calendar.rules', '/admin/calendar/rules', null, 'staff', 'home'],
  ['staff.inbox', '/crm/inbox', null, 'staff', 'staff.crm'],
  ['staff.crm.rules', '/crm/rules', null, 'staff', 'staff.crm'],
  ['staff.numbers', '/crm/numbers', null, 'staff', 'staff.crm'],
  ['staff.quarantine', '/admin/held-back', null, 'staff', 'home'],
  ['staff.crm.lead', '/crm/leads/{leadId}', null, 'staff', 'staff.crm'],
  ['staff.admin.password', '/admin/password', null, 'staff', 'home'],
  ['staff.admin.users', '/admin/users', null, 'staff', 'home'],
  ['staff.admin.news', '/admin/news', null, 'staff', 'home'],
  ['staff.admin.launch', '/admin/launch', null, 'staff', 'home'],
  ['staff.admin.office', '/admin/office', null, 'staff', 'home'],
  ['staff.crm.import', '/crm/import', null, 'staff', 'staff.crm'],
  ['staff.crm.duplicates', '/crm/duplicates', null, 'staff', 'staff.crm'],
  ['staff.admin', '/admin', null, 'staff', 'home'],
] as const

/** Address of the analytics script, PUBLIC_ANALYTICS_SRC when the site was built. Without it there is no analytics, and nothing asks about it. */
export const analyticsSource: string = import.meta.env.PUBLIC_ANALYTICS_SRC ?? ''

/** Where the browser keeps the choice. This one record needs no consent (LSSI art. 22.2). */
export const consentKey = 'consent'

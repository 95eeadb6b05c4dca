/** Who may ask what of staff: each endpoint with the roles that are let through. '' is for partners, who are no staff. */
export const mayAsk: Record<string, string> = {}

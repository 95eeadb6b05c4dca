/** Who gets a new lead. What a rule leaves open fits everything. */
export interface AssignmentRule {
  town: string | null
  service: string | null
  language: 'en' | 'es' | null
  ownerId: string
}

/** The first rule that fits a lead, in their order; undefined when none does. */
export function ruleFor<R extends AssignmentRule>(
  rules: readonly R[],
  lead: { town?: string | null | undefined; service?: string | null | undefined; language: string },
): R | undefined {
  const fits = (wanted: string | null, has: string | null | undefined) => wanted === null || wanted === has
  return rules.find(
    (rule) => fits(rule.town, lead.town) && fits(rule.service, lead.service) && fits(rule.language, lead.language),
  )
}

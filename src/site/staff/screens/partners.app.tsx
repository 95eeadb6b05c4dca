import { affiliatePermissions } from '#src/features/affiliates/permissions.ts'
import { rulesSubjectName } from '#src/features/affiliates/published-rules.ts'
import { PartnersScreen } from '#src/features/affiliates/ui/staff/partners-screen.app.tsx'
import { serviceNames } from '#src/features/crm/text/service-names.ts'
import { ChangePreview } from '#src/features/publication/ui/change-preview.app.tsx'
import { mayDo } from '#src/site/staff/may-do.ts'
import type { ScreenProps } from '#src/site/staff/screen.ts'

/** Partners: applications, commissions, who brought whom, payouts. */
export default function PartnersStaffScreen({ language, brand, user, search, onSearch }: ScreenProps) {
  return (
    <PartnersScreen
      language={language}
      brand={brand}
      search={search}
      onSearch={onSearch}
      mayDecide={mayDo(user, affiliatePermissions['partners.decide'])}
      rulesParts={{
        mayEdit: mayDo(user, affiliatePermissions['rules.edit']),
        previewOf: (value) => <ChangePreview subject={rulesSubjectName} value={value} language={language} />,
        serviceNames: serviceNames[language],
      }}
    />
  )
}

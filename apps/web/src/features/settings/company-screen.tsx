import { CompanyFields } from './company-fields.tsx'
import { ProfileScreen } from './profile-screen.tsx'

/** Who the company is: what stands on its invoices, and what the books follow. */
export function CompanyScreen({ administrationId }: { administrationId: number }) {
  return (
    <ProfileScreen
      administrationId={administrationId}
      title="Bedrijf"
      description="Deze gegevens staan op je facturen en sturen je boekhouding."
      fields={(form) => <CompanyFields form={form} />}
    />
  )
}

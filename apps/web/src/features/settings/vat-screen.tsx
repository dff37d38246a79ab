import { MixedUseCard } from './mixed-use-card.tsx'
import { ProfileScreen } from './profile-screen.tsx'
import { SmallBusinessCard } from './small-business-card.tsx'
import { VatFields } from './vat-fields.tsx'

/** How often VAT is filed, when it counts, and whether any is charged. */
export function VatScreen({ administrationId }: { administrationId: number }) {
  return (
    <ProfileScreen
      administrationId={administrationId}
      title="Btw"
      description="Zo rekent Klopt je btw en zet je aangiftes klaar."
      fields={(form) => <VatFields administrationId={administrationId} form={form} />}
      after={
        <>
          <SmallBusinessCard administrationId={administrationId} />
          <MixedUseCard administrationId={administrationId} />
        </>
      }
    />
  )
}

import { createFileRoute } from '@tanstack/react-router'
import { DossierScreen } from '../../../../../features/dossiers/dossier-screen.tsx'
import { dossierSearch } from '../../../../../features/dossiers/dossier-search.ts'

export const Route = createFileRoute('/v2/_signed-in/administrations/$administrationId/dossier')({
  validateSearch: dossierSearch,
  component: function Dossier() {
    const { administrationId } = Route.useParams()
    return <DossierScreen administrationId={administrationId} year={Route.useSearch().year} />
  },
})

import { createFileRoute } from '@tanstack/react-router'
import { useWhileHere } from '../../../../../../shared/drafts/use-while-here.ts'
import { ProductsScreen } from '../../../../../../features/products/products-screen.tsx'
import { readProductsSearch } from '../../../../../../features/products/products-search.ts'

export const Route = createFileRoute('/v2/_signed-in/administrations/$administrationId/products/')({
  validateSearch: readProductsSearch,
  component: function Products() {
    const { administrationId } = Route.useParams()
    const navigate = useWhileHere(Route.useNavigate())
    return (
      <ProductsScreen
        administrationId={administrationId}
        filter={Route.useSearch()}
        onFilter={(search) => void navigate({ search, replace: true })}
      />
    )
  },
})

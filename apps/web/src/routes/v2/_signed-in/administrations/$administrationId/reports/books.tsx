import { createFileRoute } from '@tanstack/react-router'
import { fiscalYearStart } from '../../../../../../shared/dates/fiscal-year-start.ts'
import { useWhileHere } from '../../../../../../shared/drafts/use-while-here.ts'
import { BooksScreen } from '../../../../../../features/reports/books-screen.tsx'
import { booksSearch } from '../../../../../../features/reports/report-search.ts'
import { usePeriodReport } from '../../../../../../features/reports/use-period-report.ts'

export const Route = createFileRoute('/v2/_signed-in/administrations/$administrationId/reports/books')({
  validateSearch: booksSearch,
  loader: async ({ params: { administrationId } }) => ({ startMonth: await fiscalYearStart(administrationId) }),
  component: function Books() {
    const { administrationId } = Route.useParams()
    const { startMonth } = Route.useLoaderData()
    const search = Route.useSearch()
    const navigate = useWhileHere(Route.useNavigate())
    return (
      <BooksScreen
        administrationId={administrationId}
        {...usePeriodReport(search, startMonth, (step) => void navigate(step))}
        book={search.book ?? 'sales-book'}
        onBook={(book) => void navigate({ search: { ...search, book }, replace: true })}
      />
    )
  },
})

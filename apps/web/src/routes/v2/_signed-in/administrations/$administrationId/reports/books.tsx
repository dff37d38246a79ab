import { createFileRoute } from '@tanstack/react-router'
import { fiscalYearStart } from '../../../../../../shared/dates/fiscal-year-start.ts'
import { useWhileHere } from '../../../../../../shared/drafts/use-while-here.ts'
import { BooksScreen } from '../../../../../../features/reports/books-screen.tsx'
import { keepRange, rangeOf } from '../../../../../../features/reports/kept-range.ts'
import { booksSearch } from '../../../../../../features/reports/report-search.ts'

export const Route = createFileRoute('/v2/_signed-in/administrations/$administrationId/reports/books')({
  validateSearch: booksSearch,
  loader: async ({ params: { administrationId } }) => ({ startMonth: await fiscalYearStart(administrationId) }),
  component: function Books() {
    const { administrationId } = Route.useParams()
    const { startMonth } = Route.useLoaderData()
    const { book = 'sales-book', ...days } = Route.useSearch()
    const navigate = useWhileHere(Route.useNavigate())
    return (
      <BooksScreen
        administrationId={administrationId}
        fiscalYearStartMonth={startMonth}
        range={rangeOf(days, startMonth)}
        book={book}
        onBook={(next) => void navigate({ search: { ...days, book: next }, replace: true })}
        onRange={(range, pastDays) => {
          keepRange(range, startMonth, pastDays)
          void navigate({ search: { ...range, book }, replace: true })
        }}
      />
    )
  },
})

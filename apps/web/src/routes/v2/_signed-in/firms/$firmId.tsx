import { contract } from '@klopt/api-client/contract'
import { useQuery } from '@tanstack/react-query'
import { createFileRoute, notFound } from '@tanstack/react-router'
import * as v from 'valibot'
import { query, queryClient } from '../../../../app/api.ts'
import { currentUserQuery } from '../../../../app/session.ts'
import { FirmScreen } from '../../../../features/firms/firm-screen.tsx'
import { PlainLayout } from '../../../../shell/plain-layout.tsx'

/** The router reads `?search=12` as a number; a text is meant. */
const text = v.pipe(v.union([v.string(), v.number()]), v.transform(String), v.trim(), v.minLength(1), v.maxLength(200))
const firmSearch = v.object({ search: v.fallback(v.optional(text), undefined) })

export const Route = createFileRoute('/v2/_signed-in/firms/$firmId')({
  params: {
    parse: ({ firmId }) => {
      if (!/^[1-9]\d{0,14}$/.test(firmId)) throw notFound()
      return { firmId: Number(firmId) }
    },
    stringify: ({ firmId }) => ({ firmId: String(firmId) }),
  },
  validateSearch: firmSearch,
  loader: ({ params: { firmId } }) => {
    void queryClient.prefetchQuery(query(contract.firms.get, { params: { firmId } }))
  },
  component: function Firm() {
    const { user } = Route.useRouteContext()
    const { data = user } = useQuery(currentUserQuery())
    const { firmId } = Route.useParams()
    const { search } = Route.useSearch()
    const navigate = Route.useNavigate()
    return (
      <PlainLayout user={data}>
        <FirmScreen
          key={firmId}
          firmId={firmId}
          search={search}
          onSearch={(text) => void navigate({ search: { search: text }, replace: true })}
        />
      </PlainLayout>
    )
  },
})

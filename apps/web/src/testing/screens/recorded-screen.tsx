import { QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, createRouter, RouterProvider } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { keepFrames } from '../../app/routing/keep-frames.ts'
import { guardPlaces } from '../../app/session/place-permissions.ts'
import { queryClient } from '../../app/transport/api.ts'
import { routeTree } from '../../routeTree.gen.ts'
import { answerAsRecorded } from './answer-as-recorded.ts'
import recorded from './recorded.json'

export type ScreenName = keyof typeof recorded.paths

/** A screen of the app with its frame and all that leads elsewhere, on what a server answered once: without one. */
export function RecordedScreen({ name }: { name: ScreenName }) {
  const [{ router, end }] = useState(() => openAt(recorded.paths[name]))
  useEffect(() => end, [end])
  return (
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>
  )
}

function openAt(path: string) {
  const end = answerAsRecorded()
  queryClient.clear()
  const router = createRouter({ routeTree, history: createMemoryHistory({ initialEntries: [path] }) })
  const routes = Object.values(router.routesById)
  keepFrames(routeTree, routes)
  guardPlaces(routes)
  return { router, end }
}

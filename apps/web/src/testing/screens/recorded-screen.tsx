import { QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, createRouter, RouterProvider } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { keepFrames } from '../../app/routing/keep-frames.ts'
import { guardPlaces } from '../../app/session/place-permissions.ts'
import { forgetUser } from '../../app/session/session.ts'
import { writeStored } from '../../app/storage.ts'
import { queryClient } from '../../app/transport/api.ts'
import { routeTree } from '../../routeTree.gen.ts'
import { answerAsRecorded } from './answer-as-recorded.ts'
import { loadRecording, type Recording, type Role, type ScreenName } from './recordings.ts'

/** Of whom a screen is, and its name among theirs. */
export interface RecordedScreenProps {
  role: Role
  name: ScreenName
}

/** A screen of the app with its frame and all that leads elsewhere, on what a server answered once: without one. */
export function RecordedScreen({ role, name }: RecordedScreenProps) {
  const [router, setRouter] = useState<ReturnType<typeof openAt>>()
  useEffect(() => {
    let isGone = false
    let end = () => {}
    void loadRecording(role).then((recording) => {
      if (isGone) return
      end = answerAsRecorded(recording)
      setRouter(openAt(pathOf(recording, name)))
    })
    return () => {
      isGone = true
      end()
    }
  }, [role, name])
  if (router === undefined) return null
  return (
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>
  )
}

function pathOf({ paths }: Recording, name: ScreenName): string {
  const path = paths[name]
  if (path === undefined) throw new Error(`${name} was not recorded`)
  return path
}

let isGuarded = false

function openAt(path: string) {
  forgetDevice()
  const router = createRouter({ routeTree, history: createMemoryHistory({ initialEntries: [path] }) })
  // The routes are those of every story.
  if (!isGuarded) {
    const routes = Object.values(router.routesById)
    keepFrames(routeTree, routes)
    guardPlaces(routes)
    isGuarded = true
  }
  return router
}

/** Each story is somebody else, on a device where nobody was before. */
function forgetDevice(): void {
  forgetUser()
  for (const key of ['signed-in-user', 'selected-role', 'date-range', 'support-sidebar', 'menu-collapsed'] as const) {
    writeStored(key, null)
  }
}

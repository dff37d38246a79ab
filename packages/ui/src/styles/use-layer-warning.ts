'use client'

import { useEffect } from 'react'
import { layerProblem } from './layer-problem.ts'

/** A build fills it in; a page without one has none. */
declare const process: { env: { NODE_ENV?: string } }

let hasWarned = false

/** Says once, while developing, that the layers of the page stand in the wrong order. What is built for use has none of it. */
export function useLayerWarning(): void {
  useEffect(() => {
    try {
      if (process.env.NODE_ENV !== 'production') warn()
    } catch {
      // Without a build nobody says whether this is development.
    }
  }, [])
}

function warn(): void {
  const problem = layerProblem(document)
  if (!problem || hasWarned) return
  hasWarned = true
  console.warn(problem)
}

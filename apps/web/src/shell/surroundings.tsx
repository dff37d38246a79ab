import { createContext, useContext } from 'react'

/** What stands around a screen: nothing, what whoever is signed in has everywhere, or a whole frame with its main part. */
export type Around = 'nothing' | 'signed-in' | 'frame'

const Surroundings = createContext<Around>('nothing')

/** Says what stands around its children. */
export const Surrounding = Surroundings.Provider

export const useAround = (): Around => useContext(Surroundings)

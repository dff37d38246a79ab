import type { PermissionType } from '@klopt/api-client/contract'
import type { ComponentType } from 'react'
import type { CurrentUser } from '../app/session/session.ts'
import { AskTool } from '../features/questions/ask-tool.tsx'
import { ScreenSharing } from '../features/screenshare/screen-sharing.tsx'
import { SupportBar } from '../features/support/support-bar.tsx'
import { TimerControl } from '../features/hours/timer/timer-control.tsx'
import { TitleClock } from '../features/hours/timer/title-clock.tsx'

/** What features put beside every screen of whoever is signed in. */
export const companions: Readonly<Record<string, ComponentType<{ user: CurrentUser }>>> = {
  timer: TitleClock,
  support: SupportBar,
  screenSharing: ScreenSharing,
}

export interface TopBarToolProps {
  administrationId: number
  /** What belongs to somebody else is looked at and left alone. */
  canChange: boolean
}

export interface TopBarTool {
  /** Without it the tool is not there. */
  readonly permission: PermissionType
  readonly Tool: ComponentType<TopBarToolProps>
}

/** What features put in the bar of an administration, in order. */
export const topBarTools: readonly TopBarTool[] = [
  { permission: 'BOOKING', Tool: AskTool },
  { permission: 'TIME_TRACKING', Tool: TimerControl },
]

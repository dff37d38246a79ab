import type { PermissionType } from '@klopt/api-client/contract'
import type { ComponentType } from 'react'
import type { CurrentUser } from '../app/session/session.ts'
import { Bell } from '../features/notifications/bell.tsx'
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
  readonly name: string
  /** Without it the tool is not there. */
  readonly permission: PermissionType
  readonly Tool: ComponentType<TopBarToolProps>
}

/** What features put in the bar of an administration, in order. */
export const topBarTools: readonly TopBarTool[] = [
  { name: 'ask', permission: 'BOOKING', Tool: AskTool },
  { name: 'timer', permission: 'TIME_TRACKING', Tool: TimerControl },
  { name: 'bell', permission: 'BOOKING', Tool: Bell },
]

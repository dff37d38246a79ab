/** What both ends and the server hold each other to. */
export const limits = {
  /** A capture as it is sent: JSON in UTF-8. Larger is never sent, and refused where it arrives. */
  captureBytes: 4_000_000,
  /** What the server lets through as one message: a capture with the envelope around it. */
  messageBytes: 4_100_000,
  /** From one connection; who keeps to the throttle sends at most 18. */
  eventsPerSecond: 30,
  /** How often the page is looked at, and how seldom scrolling, moving, clicking and resizing are sent. */
  intervalMs: 500,
  throttleMs: 250,
} as const

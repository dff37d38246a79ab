/** What a page that is shared loads for it. */
export * from '@klopt/screenshare/capture'
export * from '@klopt/screenshare/events'

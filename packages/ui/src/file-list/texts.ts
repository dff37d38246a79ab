/** The words of a list of files. */
export const dutch = {
  label: 'Bestanden',
  state: { waiting: 'wacht', uploading: 'uploaden', done: 'klaar', failed: 'mislukt' },
  unknownSize: 'onbekend',
  done: (name: string): string => `${name} is klaar.`,
  failed: (name: string, error: string): string => `${name}: ${error}`,
  countDone: (done: number, all: number): string => `${done} van ${all} bestanden klaar.`,
  uploadFailed: 'Uploaden is mislukt.',
  upload: (name: string): string => `${name} uploaden`,
  retry: (name: string): string => `${name} opnieuw proberen`,
  cancel: (name: string): string => `${name} annuleren`,
  remove: (name: string): string => `${name} verwijderen`,
}

/** The notices next to the bar, most urgent first. */
export type NoticeKind =
  | 'readOnly'
  | 'notSaved'
  | 'slow'
  | 'clock'
  | 'rejected'
  | 'contested'
  | 'withdrawn'
  | 'waiting'
  | 'photos'
  | 'offline'
  | 'setAside';

/** Notices next to the bar, most urgent first. */
export type NoticeKind = 'notSaved' | 'slow' | 'refused' | 'withdrawn' | 'waiting' | 'setAside';

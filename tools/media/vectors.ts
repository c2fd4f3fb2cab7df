export function vectors(): void {}

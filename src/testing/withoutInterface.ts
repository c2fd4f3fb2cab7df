let endings: (() => void)[] = [];

afterEach(() => {
  for (const end of endings) end();
  endings = [];
});

/** Deletes a browser API, such as `AbortSignal.timeout`, until the end of the test. */
export function withoutInterface(owner: object, name: string): void {
  for (let at: object | null = owner; at !== null; at = Reflect.getPrototypeOf(at)) {
    const holder = at;
    const property = Object.getOwnPropertyDescriptor(holder, name);
    if (!property) continue;
    Reflect.deleteProperty(holder, name);
    endings.push(() => Object.defineProperty(holder, name, property));
  }
}

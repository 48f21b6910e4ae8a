/** Raised while connecting: the address is not public and not allowed. Not sent over, so nothing leaks. */
export class RefusedAddressError extends Error {
  constructor(readonly host: string) {
    super(`${host} is not a public address`);
    this.name = 'RefusedAddressError';
  }
}

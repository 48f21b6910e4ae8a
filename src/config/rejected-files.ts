/** Settings whose file was changed to an invalid version: the last valid one remains active in this process. */
export class RejectedFiles extends Set<'GATEWAY_KEYS_FILE' | 'WATCHES_FILE'> {}

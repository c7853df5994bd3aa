export interface SaveFailure {
  /** the server's errors by field */
  errors: object;
  /** true if the record may be stored nevertheless, also if only a part of it failed */
  mayBeStored: boolean;
}

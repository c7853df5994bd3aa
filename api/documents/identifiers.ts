import { createHash } from 'node:crypto';

const UUID_LENGTH = 16;
const VERSION_BYTE = 6;
const VARIANT_BYTE = 8;

/** A UUID of version 5 (RFC 9562). @param portalId the namespace, a UUID @param name such as 'proyecto 12' */
export function uuidOf(portalId: string, name: string): string {
  const bytes = createHash('sha1')
    .update(Buffer.from(portalId.replaceAll('-', ''), 'hex'))
    .update(name)
    .digest();
  bytes.writeUInt8((bytes.readUInt8(VERSION_BYTE) % 16) + 0x50, VERSION_BYTE);
  bytes.writeUInt8((bytes.readUInt8(VARIANT_BYTE) % 64) + 0x80, VARIANT_BYTE);
  return bytes.toString('hex', 0, UUID_LENGTH).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

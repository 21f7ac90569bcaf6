import { openSuccessor, sealSuccessor } from './sealed-successor';

const [TOKEN, SUCCESSOR] = ['a'.repeat(43), 'b'.repeat(43)];

describe('a sealed successor', () => {
  it('when it is opened with the token before it, then it comes back', () => {
    expect(openSuccessor(TOKEN, sealSuccessor(TOKEN, SUCCESSOR))).toBe(SUCCESSOR);
  });

  it('when it is read without that token, then it tells nothing', () => {
    const sealed = sealSuccessor(TOKEN, SUCCESSOR);
    expect(sealed.includes(SUCCESSOR.slice(0, 8))).toBe(false);
    expect(() => openSuccessor(SUCCESSOR, sealed)).toThrow();
  });

  it('when a bit of it was changed, then it is refused', () => {
    const sealed = sealSuccessor(TOKEN, SUCCESSOR);
    for (let index = 0; index < sealed.length; index += 1) {
      const forged = Buffer.from(sealed);
      forged.writeUInt8(forged.readUInt8(index) ^ 1, index);
      expect(() => openSuccessor(TOKEN, forged)).toThrow();
    }
  });
});

/** Where a text is handed to, each in its own way; SMS opens the app of the device. */
export const shareAddresses = {
  twitter: (text: string) => `https://twitter.com/intent/tweet?text=${encodeURIComponent(text)}`,
  whatsapp: (text: string) => `https://wa.me/?text=${encodeURIComponent(text)}`,
  // the sign before `body` that both iOS and Android take
  sms: (text: string) => `sms:?&body=${encodeURIComponent(text)}`,
} as const;

export type ShareAddress = keyof typeof shareAddresses;

import './start-brokers';

export default async function stopBrokers(): Promise<void> {
  await globalThis.stopTestBrokers?.();
}

/** What one check found wrong, a sentence each; nothing when all is well. */
export type Findings = string[];

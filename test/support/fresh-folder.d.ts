/** A new folder, deleted after the test run (`jest.config.js`). */
export declare const freshFolder: () => string;

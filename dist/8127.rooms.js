export const id = 8127;
export const ids = [8127];
export const modules = {

/***/ 88127:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   inspectSqlite: () => (/* binding */ inspectSqlite)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var node_sqlite__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(80099);
/* harmony import */ var _errors_presend_error_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7443);
/* harmony import */ var _migrate_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(86253);
/** Inspects a SQLite file without changing it. */





/** @throws PresendError STORAGE_FAILED when the file, or the folder for a new one, cannot be used */
function inspectSqlite(path) {
    try {
        const isThere = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(path);
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.accessSync)(isThere ? path : (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path), node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.R_OK | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.W_OK);
        return isThere ? inspectFile(path) : { status: 'new' };
    }
    catch (error) {
        throw new _errors_presend_error_js__WEBPACK_IMPORTED_MODULE_3__/* .PresendError */ .Wn({
            code: 'STORAGE_FAILED',
            outcome: 'inconclusive',
            done: `Opening the SQLite database "${path}"`,
            came: error instanceof Error ? `"${error.message}"` : 'an unknown error',
            expected: 'a presend database, or a folder in which one can be created',
            todo: 'check that the folder exists, that this user may write to it, and that the file is a presend database',
            cause: error,
        });
    }
}
function inspectFile(path) {
    const database = new node_sqlite__WEBPACK_IMPORTED_MODULE_2__.DatabaseSync(path, { readOnly: true });
    try {
        const [table] = database.prepare("select name from sqlite_master where name = 'presend_migrations'").all();
        const rows = table === undefined ? [] : database.prepare('select name from presend_migrations').all();
        return { status: 'found', ...(0,_migrate_js__WEBPACK_IMPORTED_MODULE_4__/* .compareMigrations */ .hI)(rows.map((row) => String(row['name']))) };
    }
    finally {
        database.close();
    }
}


/***/ })

};

/* Put before mypyc's C after the inline caches: what it asks Python for most often, asked at the place where it is needed.
 * Looking a name or a number up in a dict, boxing a small number, setting a field, calling a method: of an answer of
 * Doomtown a quarter of the instructions went into Python's ways of doing these for whatever may come. Each of them
 * answers here only what it knows for certain, and hands everything else to Python.
 *
 * tools/compile_engine.py puts these in the place of mypyc's calls (`LOOKUPS`).
 */
#ifndef BOOMTOWN_LOOKUPS_H
#define BOOMTOWN_LOOKUPS_H
/* --- dicts ---------------------------------------------------------------------------------------- */

/* How a dict lies in memory is not for others to know, and this was written for 3.11: later ones look up as they do. */
#if PY_VERSION_HEX < 0x030C0000
#ifndef Py_BUILD_CORE
#define Py_BUILD_CORE
#define BOOMTOWN_NOT_CORE
#endif
#include "internal/pycore_dict.h"
#ifdef BOOMTOWN_NOT_CORE
#undef Py_BUILD_CORE
#undef BOOMTOWN_NOT_CORE
#endif

#define BOOMTOWN_IS_DIGIT(number) ((size_t)(Py_SIZE(number) + 1) < 3)
#define BOOMTOWN_DIGIT(number) (Py_SIZE(number) * (Py_ssize_t)((PyLongObject *)(number))->ob_digit[0])

/* The hash of a string that has been hashed before, of a number of one digit, of a class; -1: not known here. */
static inline Py_hash_t boomtown_hash(PyObject *key) {
    PyTypeObject *type = Py_TYPE(key);
    if (type->tp_hash == PyUnicode_Type.tp_hash) {
        return ((PyASCIIObject *)key)->hash;
    }
    if (type == &PyLong_Type) {
        if (!BOOMTOWN_IS_DIGIT(key)) {
            return -1;
        }
        Py_ssize_t value = BOOMTOWN_DIGIT(key);
        return value == -1 ? -2 : value;
    }
    if (type->tp_hash == PyType_Type.tp_hash && type->tp_richcompare == PyType_Type.tp_richcompare) {
        size_t place = (size_t)key;
        return (Py_hash_t)((place >> 4) | (place << (8 * sizeof(void *) - 4)));
    }
    return -1;
}

/* Find a key of a dict: true, and its value (borrowed; NULL if the key is not there). False if Python has to look. */
static inline bool boomtown_look_up(PyObject *dict, PyObject *key, PyObject **found) {
    if (unlikely(!PyDict_CheckExact(dict) || ((PyDictObject *)dict)->ma_values != NULL)) {
        return false;
    }
    Py_hash_t hash = boomtown_hash(key);
    if (unlikely(hash == -1)) {
        return false;
    }
    PyDictKeysObject *keys = ((PyDictObject *)dict)->ma_keys;
    int log = DK_LOG_SIZE(keys);
    if (log >= 16) {
        return false;
    }
    size_t mask = ((size_t)1 << log) - 1, perturb = (size_t)hash, place = (size_t)hash & mask;
    bool strings = DK_IS_UNICODE(keys);
    if (strings && !PyUnicode_CheckExact(key)) {
        return false;
    }
    for (;;) {
        Py_ssize_t index = log < 8 ? ((int8_t *)keys->dk_indices)[place] : ((int16_t *)keys->dk_indices)[place];
        if (index == DKIX_EMPTY) {
            *found = NULL;
            return true;
        }
        if (index >= 0) {
            if (strings) {
                PyDictUnicodeEntry *entry = &DK_UNICODE_ENTRIES(keys)[index];
                if (entry->me_key == key) {
                    *found = entry->me_value;
                    return true;
                }
                if (((PyASCIIObject *)entry->me_key)->hash == hash) {
                    return false;
                }
            } else {
                PyDictKeyEntry *entry = &DK_ENTRIES(keys)[index];
                if (entry->me_key == key) {
                    *found = entry->me_value;
                    return true;
                }
                if (entry->me_hash == hash) {
                    return false;
                }
            }
        }
        perturb >>= 5;
        place = (place * 5 + perturb + 1) & mask;
    }
}

#else
static inline bool boomtown_look_up(PyObject *dict, PyObject *key, PyObject **found) {
    return false;
}
#endif

static inline PyObject *boomtown_item(PyObject *dict, PyObject *key) {
    PyObject *found;
    if (likely(boomtown_look_up(dict, key, &found) && found != NULL)) {
        Py_INCREF(found);
        return found;
    }
    return CPyDict_GetItem(dict, key);
}

static inline PyObject *boomtown_item_of_any(PyObject *object, PyObject *key) {
    PyObject *found;
    if (boomtown_look_up(object, key, &found) && found != NULL) {
        Py_INCREF(found);
        return found;
    }
    return PyObject_GetItem(object, key);
}

static inline PyObject *boomtown_item_or(PyObject *dict, PyObject *key, PyObject *fallback) {
    PyObject *found;
    if (likely(boomtown_look_up(dict, key, &found))) {
        found = found == NULL ? fallback : found;
        Py_INCREF(found);
        return found;
    }
    return CPyDict_Get(dict, key, fallback);
}

static inline PyObject *boomtown_item_or_none(PyObject *dict, PyObject *key) {
    return boomtown_item_or(dict, key, Py_None);
}

static inline int boomtown_dict_has(PyObject *dict, PyObject *key) {
    PyObject *found;
    if (likely(boomtown_look_up(dict, key, &found))) {
        return found != NULL;
    }
    return PyDict_Contains(dict, key);
}

static inline int boomtown_has(PyObject *holder, PyObject *item) {
    PyObject *found;
    if (boomtown_look_up(holder, item, &found)) {
        return found != NULL;
    }
    return PySequence_Contains(holder, item);
}

/* --- small numbers, truth ------------------------------------------------------------------------- */

enum { BOOMTOWN_LEAST = -5, BOOMTOWN_MOST = 256 };

/* The small numbers that Python has one of each, as they were met; one table for all modules. */
__attribute__((weak, visibility("hidden"))) PyObject *boomtown_small[BOOMTOWN_MOST - BOOMTOWN_LEAST + 1];

static inline PyObject *boomtown_boxed(CPyTagged number) {
    if (likely(CPyTagged_CheckShort(number))) {
        Py_ssize_t value = (Py_ssize_t)number >> 1;
        if (likely(value >= BOOMTOWN_LEAST && value <= BOOMTOWN_MOST)) {
            PyObject **known = &boomtown_small[value - BOOMTOWN_LEAST];
            if (unlikely(*known == NULL)) {
                *known = PyLong_FromSsize_t(value);
                Py_XINCREF(*known);
                return *known;
            }
            Py_INCREF(*known);
            return *known;
        }
    }
    return CPyTagged_StealAsObject(number);
}

static inline int boomtown_truth(PyObject *object) {
    if (object == Py_True) {
        return 1;
    }
    if (object == Py_False || object == Py_None) {
        return 0;
    }
    if (PyTuple_CheckExact(object) || PyList_CheckExact(object)) {
        return Py_SIZE(object) != 0;
    }
    if (PyDict_CheckExact(object)) {
        return ((PyDictObject *)object)->ma_used != 0;
    }
    return PyObject_IsTrue(object);
}

/* --- fields and methods --------------------------------------------------------------------------- */

static bool boomtown_settable(PyTypeObject *type, PyObject *name, Py_ssize_t *offset) {
    /* What a record that the collector does not walk does besides setting its slot is nothing. */
    if (type->tp_setattro != PyObject_GenericSetAttr && PyType_IS_GC(type)) {
        return false;
    }
    PyObject *found = _PyType_Lookup(type, name);
    if (found == NULL || Py_TYPE(found) != &PyMemberDescr_Type) {
        return false;
    }
    PyMemberDef *member = ((PyMemberDescrObject *)found)->d_member;
    *offset = member->offset;
    return member->type == T_OBJECT_EX && !(member->flags & READONLY);
}

static int boomtown_find_settable(boomtown_slot *known, PyObject *object, PyObject *name, PyObject *value) {
    int done = PyObject_SetAttr(object, name, value);
    PyTypeObject *type = Py_TYPE(object);
    Py_ssize_t offset;
    /* Only what Python has just done like that is done like that: a frozen record has refused. */
    if (done == 0 && value != NULL && boomtown_settable(type, name, &offset)
        && *(PyObject **)((char *)object + offset) == value) {
        boomtown_slot before = *known;
        Py_INCREF(type);
        Py_INCREF(name);
        known->type = type;
        known->name = name;
        known->offset = offset;
        Py_XDECREF(before.type);
        Py_XDECREF(before.name);
    }
    return done;
}

static inline int boomtown_set(boomtown_slot *known, PyObject *object, PyObject *name, PyObject *value) {
    if (likely(Py_TYPE(object) == known->type && name == known->name && value != NULL)) {
        PyObject **slot = (PyObject **)((char *)object + known->offset);
        PyObject *before = *slot;
        Py_INCREF(value);
        *slot = value;
        Py_XDECREF(before);
        return 0;
    }
    return boomtown_find_settable(known, object, name, value);
}

#define BOOMTOWN_SET(object, name, value) \
    ({ static boomtown_slot known_; boomtown_set(&known_, (object), (name), (value)); })

/* A method: of objects of this type, or of this very class, the name means this function as long as the type's version
 * is the same (it is new with every change of the type or of its bases). */
typedef struct {
    PyObject *holder; /* the type of the object, or the class itself */
    PyObject *name;
    PyObject *function;
    unsigned int version;
    bool bound; /* a class's own: it is called without the class */
} boomtown_method;

enum { BOOMTOWN_METHODS = 8 };

static inline boomtown_method *boomtown_place(boomtown_method *known, PyObject *holder) {
    return &known[((size_t)holder >> 6 ^ (size_t)holder >> 9) % BOOMTOWN_METHODS];
}

static void boomtown_find_method(boomtown_method *known, PyObject *holder, PyObject *name, bool is_class) {
    PyTypeObject *type = (PyTypeObject *)holder;
    PyObject *function = _PyType_Lookup(type, name); /* gives the type a version, too */
    if (function == NULL || type->tp_version_tag == 0 || !PyType_HasFeature(type, Py_TPFLAGS_VALID_VERSION_TAG)) {
        return;
    }
    if (is_class) {
        PyTypeObject *kind = Py_TYPE(holder);
        bool plain = Py_TYPE(function) == &PyStaticMethod_Type || Py_TYPE(function) == &PyClassMethod_Type;
        if (!plain || kind->tp_getattro != PyType_Type.tp_getattro || _PyType_Lookup(kind, name) != NULL) {
            return;
        }
        function = PyObject_GetAttr(holder, name);
        if (function == NULL) {
            PyErr_Clear();
            return;
        }
    } else {
        if (type->tp_getattro != PyObject_GenericGetAttr || type->tp_dictoffset != 0
            || !PyType_HasFeature(Py_TYPE(function), Py_TPFLAGS_METHOD_DESCRIPTOR)) {
            return;
        }
        Py_INCREF(function);
    }
    boomtown_method before = *known;
    Py_INCREF(holder);
    Py_INCREF(name);
    *known = (boomtown_method){holder, name, function, type->tp_version_tag, is_class};
    Py_XDECREF(before.holder);
    Py_XDECREF(before.name);
    Py_XDECREF(before.function);
}

static inline PyObject *boomtown_call(
    boomtown_method *all, PyObject *name, PyObject *const *args, size_t nargsf, PyObject *kwnames
) {
    PyObject *self = args[0];
    bool is_class = PyType_Check(self);
    PyObject *holder = is_class ? self : (PyObject *)Py_TYPE(self);
    boomtown_method *known = boomtown_place(all, holder);
    if (unlikely(known->holder != holder || known->name != name
                 || known->version != ((PyTypeObject *)holder)->tp_version_tag)) {
        boomtown_find_method(known, holder, name, is_class);
        if (known->holder != holder || known->name != name
            || known->version != ((PyTypeObject *)holder)->tp_version_tag) {
            return PyObject_VectorcallMethod(name, args, nargsf, kwnames);
        }
    }
    PyObject *function = known->function, *result;
    size_t count = PyVectorcall_NARGS(nargsf);
    Py_INCREF(function); /* what it calls may change the class */
    result = known->bound ? PyObject_Vectorcall(function, args + 1, (count - 1) | PY_VECTORCALL_ARGUMENTS_OFFSET, kwnames)
                          : PyObject_Vectorcall(function, args, count, kwnames);
    Py_DECREF(function);
    return result;
}

#define BOOMTOWN_CALL(name, args, nargsf, kwnames) \
    ({ static boomtown_method known_[BOOMTOWN_METHODS]; boomtown_call(known_, (name), (args), (nargsf), (kwnames)); })

/* --- records -------------------------------------------------------------------------------------- */

/* What making a record of a class comes to where it is made: its fields by their order, and what is in those not given.
 * Only of records that the collector does not walk and that do nothing when they are made (tables of them are kept, the
 * classes too). */
enum { BOOMTOWN_FIELDS = 32 };

typedef struct {
    PyTypeObject *type;
    Py_ssize_t count, given;
    Py_ssize_t offsets[BOOMTOWN_FIELDS];
    PyObject *rest[BOOMTOWN_FIELDS]; /* NULL for a dict of its own */
} boomtown_record;

#define BOOMTOWN_SHARED __attribute__((weak, visibility("hidden"), noinline))

static inline PyObject **boomtown_field(PyObject *record, Py_ssize_t offset) {
    return (PyObject **)((char *)record + offset);
}

/* Whether records of this class are nothing but their fields, each in a slot; and nothing is done when they are made. */
BOOMTOWN_SHARED bool boomtown_is_plain(PyTypeObject *type) {
    static PyTypeObject *plain[64];
    PyTypeObject **seen = &plain[((size_t)type >> 6 ^ (size_t)type >> 12) % 64];
    if (likely(*seen == type)) {
        return true;
    }
    if (PyType_IS_GC(type) || strcmp(Py_TYPE(type)->tp_name, "msgspec._core.StructMeta") != 0) {
        return false;
    }
    PyObject *fields = PyObject_GetAttrString((PyObject *)type, "__struct_fields__");
    PyObject *after = PyObject_GetAttrString((PyObject *)type, "__post_init__");
    PyErr_Clear();
    bool found = after == NULL && fields != NULL && PyTuple_CheckExact(fields)
        && type->tp_basicsize == (Py_ssize_t)(sizeof(PyObject) + PyTuple_GET_SIZE(fields) * sizeof(PyObject *))
        && type->tp_dictoffset == 0 && type->tp_weaklistoffset == 0 && type->tp_itemsize == 0
        && type->tp_alloc == PyType_GenericAlloc && type->tp_free == PyObject_Free;
    Py_XDECREF(fields);
    Py_XDECREF(after);
    if (found) {
        Py_INCREF(type);
        Py_XDECREF(*seen);
        *seen = type;
    }
    return found;
}

BOOMTOWN_SHARED boomtown_record *boomtown_learn(PyTypeObject *type, PyObject *made, PyObject *again,
                                                PyObject *const *args, Py_ssize_t given) {
    PyObject *fields = PyObject_GetAttrString((PyObject *)type, "__struct_fields__");
    boomtown_record *found = NULL;
    Py_ssize_t count = fields != NULL && PyTuple_CheckExact(fields) ? PyTuple_GET_SIZE(fields) : -1;
    if (count < given || count > BOOMTOWN_FIELDS) {
        goto done;
    }
    found = PyMem_Calloc(1, sizeof(boomtown_record));
    for (Py_ssize_t i = 0; found != NULL && i < count; i++) {
        if (!boomtown_settable(type, PyTuple_GET_ITEM(fields, i), &found->offsets[i])) {
            goto other;
        }
        PyObject *one = *boomtown_field(made, found->offsets[i]), *two = *boomtown_field(again, found->offsets[i]);
        if (i < given ? one != args[i] || two != args[i] : one == NULL) {
            goto other;
        }
        if (i >= given && one != two) { /* what is made anew each time has to be an empty dict */
            if (!PyDict_CheckExact(one) || !PyDict_CheckExact(two) || PyDict_Size(one) != 0) {
                goto other;
            }
        } else if (i >= given) {
            found->rest[i] = one;
        }
    }
    if (found != NULL) {
        for (Py_ssize_t i = given; i < count; i++) {
            Py_XINCREF(found->rest[i]);
        }
        Py_INCREF(type);
        found->type = type;
        found->count = count;
        found->given = given;
    }
    goto done;
other:
    PyMem_Free(found);
    found = NULL;
done:
    Py_XDECREF(fields);
    PyErr_Clear();
    return found;
}

BOOMTOWN_SHARED PyObject *boomtown_make(boomtown_record *known, PyObject *const *args) {
    PyObject *record = PyObject_New(PyObject, known->type);
    if (unlikely(record == NULL)) {
        return NULL;
    }
    Py_ssize_t given = known->given, count = known->count;
    for (Py_ssize_t i = 0; i < given; i++) {
        Py_INCREF(args[i]);
        *boomtown_field(record, known->offsets[i]) = args[i];
    }
    for (Py_ssize_t i = given; i < count; i++) {
        PyObject *value = known->rest[i];
        *boomtown_field(record, known->offsets[i]) = value;
        if (value != NULL) {
            Py_INCREF(value);
        } else if ((*boomtown_field(record, known->offsets[i]) = PyDict_New()) == NULL) {
            for (Py_ssize_t j = i + 1; j < count; j++) {
                *boomtown_field(record, known->offsets[j]) = NULL;
            }
            Py_DECREF(record);
            return NULL;
        }
    }
    return record;
}

BOOMTOWN_SHARED PyObject *boomtown_call_any(
    boomtown_record **known, PyObject *callable, PyObject *const *args, size_t nargsf, PyObject *kwnames
) {
    PyObject *made = PyObject_Vectorcall(callable, args, nargsf, kwnames);
    if (*known == NULL && made != NULL && kwnames == NULL && (PyObject *)Py_TYPE(made) == callable
        && Py_TYPE(callable) != &PyType_Type && boomtown_is_plain((PyTypeObject *)callable)) {
        PyObject *again = PyObject_Vectorcall(callable, args, nargsf, NULL);
        if (again == NULL) {
            PyErr_Clear();
            return made;
        }
        static boomtown_record unknown;
        boomtown_record *found = boomtown_learn((PyTypeObject *)callable, made, again, args, PyVectorcall_NARGS(nargsf));
        *known = found != NULL ? found : &unknown;
        Py_DECREF(again);
    }
    return made;
}

static inline PyObject *boomtown_make_or_call(
    boomtown_record **known, PyObject *callable, PyObject *const *args, size_t nargsf, PyObject *kwnames
) {
    boomtown_record *record = *known;
    if (record != NULL && (PyObject *)record->type == callable && kwnames == NULL
        && record->given == PyVectorcall_NARGS(nargsf)) {
        return boomtown_make(record, args);
    }
    return boomtown_call_any(known, callable, args, nargsf, kwnames);
}

#define BOOMTOWN_MAKE(callable, args, nargsf, kwnames) \
    ({ static boomtown_record *known_; boomtown_make_or_call(&known_, (callable), (args), (nargsf), (kwnames)); })

/* `replace` of msgspec with its changes in a dict: a copy of all fields, and then those. */
BOOMTOWN_SHARED PyObject *boomtown_replaced(PyObject *record, PyObject *changes) {
    PyTypeObject *type = Py_TYPE(record);
    Py_ssize_t count = (type->tp_basicsize - sizeof(PyObject)) / sizeof(PyObject *), place = 0;
    PyObject *name, *value, *changed = PyObject_New(PyObject, type);
    if (unlikely(changed == NULL)) {
        PyErr_Clear();
        return NULL;
    }
    PyObject **from = (PyObject **)(record + 1), **to = (PyObject **)(changed + 1);
    for (Py_ssize_t i = 0; i < count; i++) {
        Py_XINCREF(from[i]);
        to[i] = from[i];
    }
    while (PyDict_Next(changes, &place, &name, &value)) {
        Py_ssize_t offset;
        if (unlikely(!PyUnicode_CheckExact(name) || !boomtown_settable(type, name, &offset))) {
            Py_DECREF(changed);
            return NULL;
        }
        PyObject **field = boomtown_field(changed, offset), *before = *field;
        Py_INCREF(value);
        *field = value;
        Py_XDECREF(before);
    }
    return changed;
}

static inline bool boomtown_is_replace(PyObject *callable) {
    static PyObject *replace;
    static bool sought;
    if (unlikely(!sought)) {
        PyObject *module = PyImport_ImportModule("msgspec.structs");
        sought = true;
        replace = module == NULL ? NULL : PyObject_GetAttrString(module, "replace");
        Py_XDECREF(module);
        PyErr_Clear();
    }
    return callable == replace;
}

static inline PyObject *boomtown_call_with(PyObject *callable, PyObject *args, PyObject *changes) {
    if (changes != NULL && PyDict_CheckExact(changes) && PyTuple_CheckExact(args) && PyTuple_GET_SIZE(args) == 1
        && boomtown_is_replace(callable)) {
        PyObject *record = PyTuple_GET_ITEM(args, 0);
        if (boomtown_is_plain(Py_TYPE(record))) {
            PyObject *changed = boomtown_replaced(record, changes);
            if (likely(changed != NULL)) {
                return changed;
            }
        }
    }
    return PyObject_Call(callable, args, changes);
}
#endif

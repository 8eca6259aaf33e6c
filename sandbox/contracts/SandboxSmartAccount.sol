// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

/// An account that is a contract. Signatures of its owner count as its own (ERC-1271), and its owner can make it act.
contract SandboxSmartAccount {
    uint256 private constant HALF_ORDER = 0x7fffffffffffffffffffffffffffffff5d576e7357a4501ddfe92f46681b20a0;
    bytes4 private constant VALID = 0x1626ba7e;
    bytes4 private constant INVALID = 0xffffffff;

    address public owner;

    error AlreadyOwned(address owner);
    error NotOwner(address caller);

    receive() external payable {}

    function own(address first) external {
        if (owner != address(0)) revert AlreadyOwned(owner);
        owner = first;
    }

    function isValidSignature(bytes32 hash, bytes calldata signature) external view returns (bytes4) {
        if (signature.length != 65) return INVALID;
        bytes32 r = bytes32(signature[:32]);
        bytes32 s = bytes32(signature[32:64]);
        uint8 v = uint8(signature[64]);
        address signer = uint256(s) > HALF_ORDER ? address(0) : ecrecover(hash, v < 27 ? v + 27 : v, r, s);
        return signer != address(0) && signer == owner ? VALID : INVALID;
    }

    function execute(address to, uint256 value, bytes calldata data) external returns (bytes memory) {
        if (msg.sender != owner) revert NotOwner(msg.sender);
        (bool done, bytes memory result) = to.call{value: value}(data);
        if (!done) {
            assembly {
                revert(add(result, 32), mload(result))
            }
        }
        return result;
    }
}
